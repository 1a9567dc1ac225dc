import { consent } from './consent.js'
import { grouped4 } from './describe.js'
import { devnet } from './devnet.js'
import { read, write } from './store.js'
import { words } from './words.js'

/** The wallet of this browser, made and funded at the first time. */
async function account() {
  const { id } = read()
  const mine = await devnet('/api/wallet/account', id ? { id } : {})
  write(mine)
  return /** @type {{ id: string, address: string }} */ (mine)
}

/** @param {import('./methods.js').Events} events */
async function connect({ emit }) {
  const { address } = await account()
  if (read().connected) return [address]
  const say = words()
  await consent({
    title: say.connect,
    rows: [
      [say.site, location.origin],
      [say.account, grouped4(address)],
    ],
    note: `${say.connectNote} ${say.worthless}`,
  })
  write({ connected: true })
  emit('connect', { chainId: read().chainId })
  emit('accountsChanged', [address])
  return [address]
}

/** @param {string} address */
const permissions = (address) => [
  {
    parentCapability: 'eth_accounts',
    caveats: [{ type: 'restrictReturnedAccounts', value: [address] }],
  },
]

/**
 * Who may see the wallet.
 * @type {import('./methods.js').Methods}
 */
export const accounts = {
  eth_requestAccounts: (_, events) => connect(events),
  eth_accounts() {
    const { connected, address } = read()
    return connected && address ? [address] : []
  },
  async wallet_requestPermissions(_, events) {
    const [address = ''] = await connect(events)
    return permissions(address)
  },
  wallet_getPermissions() {
    const { connected, address } = read()
    return connected && address ? permissions(address) : []
  },
  wallet_revokePermissions(_, { emit }) {
    write({ connected: false })
    emit('accountsChanged', [])
    return null
  },
}
