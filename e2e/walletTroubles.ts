import type { Wallet } from './wallet.ts'
import { says } from './walletAnswers.ts'
import type { words } from './walletPledge.ts'

export const SEND = 'eth_sendTransaction'
const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

/** Long enough for a wallet that does not answer. */
export const PATIENCE = 91_000

type Case = {
  answers: string
  /** Which method fails how; what is not named here does its work. */
  with: Parameters<Wallet['misbehaves']['set']>[]
  says: keyof typeof words.en.says
  button: 'pay' | 'any'
}

export const CASES: Case[] = [
  {
    answers: '4001',
    with: [[SEND, says(4001, 'User rejected.')]],
    says: 'rejected',
    button: 'pay',
  },
  {
    answers: '4001 to another chain',
    with: [[SWITCH, says(4001, 'No.')]],
    says: 'rejected',
    button: 'pay',
  },
  { answers: '4100', with: [[SEND, says(4100, 'Unauthorized.')]], says: 'locked', button: 'pay' },
  {
    answers: '4200',
    with: [[SEND, says(4200, 'Not supported.')]],
    says: 'unsupported',
    button: 'any',
  },
  {
    answers: '4900',
    with: [[SEND, says(4900, 'Disconnected.')]],
    says: 'disconnected',
    button: 'pay',
  },
  { answers: '4901', with: [[SEND, says(4901, 'Chain gone.')]], says: 'wrongChain', button: 'pay' },
  {
    answers: '4902, and will not add it',
    with: [
      [SWITCH, says(4902, 'Unknown chain.')],
      [ADD, says(-32603, 'No.')],
    ],
    says: 'unknown',
    button: 'pay',
  },
  {
    answers: '−32002',
    with: [[SEND, says(-32002, 'Already pending.')]],
    says: 'busy',
    button: 'pay',
  },
  {
    answers: '−32603',
    with: [[SEND, says(-32603, 'Internal error')]],
    says: 'unknown',
    button: 'pay',
  },
  {
    answers: 'that there is too little gas',
    with: [[SEND, says(-32000, 'insufficient funds for gas * price + value')]],
    says: 'tooLittle',
    button: 'pay',
  },
  {
    answers: 'that its node is down',
    with: [[SEND, says(-32603, 'Failed to fetch')]],
    says: 'unreached',
    button: 'pay',
  },
]
