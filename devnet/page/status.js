import { byId, copyButton, explored, make } from './dom.js'

/**
 * Where the chain is, and, once, the addresses of what stands on it.
 * @param {Record<string, any>} status
 */
export function showStatus(status) {
  byId('block').textContent = status['block']
  byId('time').textContent = status['time'].replace('T', ' ').slice(0, 19)
  const app = /** @type {HTMLAnchorElement} */ (byId('app'))
  app.hidden = !status['appUrl']
  app.href = status['appUrl'] ?? ''
  if (byId('addresses').childElementCount) return
  byId('addresses').append(
    address('Pool', status['poolAddress']),
    address('BTCWT token', status['tokenAddress']),
    address('Founder, who is admin of the pool', status['operator']),
    address('Payer, who pays out', status['payer']),
    plain('RPC', status['rpcUrl']),
    plain('Chain id', `${status['chainId']} (${Number(status['chainId'])})`),
    plain('SMTP', status['smtpUrl']),
  )
}

/**
 * @param {string} label
 * @param {string} value
 */
const address = (label, value) => row(label, explored('address', value), value)
/**
 * @param {string} label
 * @param {string} value
 */
const plain = (label, value) => row(label, make('span', { className: 'hash' }, value), value)

/**
 * @param {string} label
 * @param {Node} shown
 * @param {string} value
 */
const row = (label, shown, value) =>
  make(
    'div',
    { className: 'row' },
    make('div', {}, make('dt', {}, label), make('dd', {}, shown)),
    copyButton(value, `Copy: ${label}`),
  )
