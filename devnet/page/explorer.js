import { api, byId, copyButton, explored, make } from './dom.js'

/** @typedef {{ hash: string, from: string, to: string | null, value: string, block: number | null }} Transaction */

const [, kind = '', id = ''] = location.pathname.split('/')

/** The rows, of what there is something to say about. @param {Record<string, string | Node | undefined>} entries */
const rows = (entries) =>
  make(
    'dl',
    { className: 'rows' },
    ...Object.entries(entries).flatMap(([label, value]) =>
      value === undefined
        ? []
        : [
            make(
              'div',
              { className: 'row' },
              make('div', {}, make('dt', {}, label), make('dd', {}, value)),
            ),
          ],
    ),
  )

/**
 * @param {string} title
 * @param {Node[]} children
 */
const section = (title, ...children) => make('section', {}, make('h2', {}, title), ...children)

/** @param {string} value */
const copyable = (value) =>
  make(
    'span',
    { className: 'row' },
    make('span', { className: 'hash' }, value),
    copyButton(value, 'Copy'),
  )

/** @param {string | null | undefined} address */
const party = (address) => (address ? explored('address', address) : 'A new contract')

const STATES = /** @type {Record<string, string>} */ ({
  success: 'Success',
  failed: 'Failed: nothing was moved but the fee',
  pending: 'Waits for a block',
  unknown: 'This chain has no such transaction',
})

/** @param {any} tx */
function transaction(tx) {
  const { hash, status, block, confirmations, from, to, value, fee, text, events = [] } = tx
  const found = status !== 'unknown'
  return [
    section(
      'Transaction',
      rows({
        Hash: copyable(hash),
        Status: make('strong', { className: status }, STATES[status] ?? status),
        Block: block == null ? undefined : `${block}, ${confirmations} confirmations`,
        From: found ? party(from) : undefined,
        To: found ? party(to) : undefined,
        Amount: found ? `${value} BTCW` : undefined,
        Fee: fee && `${fee} BTCW`,
        'Text sent along': text && copyable(text),
      }),
    ),
    ...events.map((/** @type {any} */ { contract, name, args }) =>
      section(
        `${contract}: ${name}`,
        rows(
          Object.fromEntries(
            args.map((/** @type {{ name: string, value: string }} */ arg) => [
              arg.name,
              /^0x.{40}$/.test(arg.value)
                ? party(arg.value)
                : make('span', { className: 'hash' }, arg.value),
            ]),
          ),
        ),
      ),
    ),
  ]
}

/** @param {any} account */
function account({ address, contract, BTCW, BTCWT, transactions }) {
  return [
    section(contract ? 'Contract' : 'Address', rows({ Address: copyable(address), BTCW, BTCWT })),
    section(
      'Transactions in the last 200 blocks',
      ...(transactions.length ? [] : [make('p', { className: 'empty' }, 'None')]),
      make('ul', { className: 'rows' }, ...transactions.map(line)),
    ),
  ]
}

/** @param {Transaction} transaction */
const line = ({ hash, from, value, block }) =>
  make(
    'li',
    {},
    explored('tx', hash),
    make(
      'p',
      { className: 'hint' },
      `${from.toLowerCase() === id.toLowerCase() ? '−' : '+'}${value} BTCW · `,
      block === null ? 'waits for a block' : `block ${block}`,
    ),
  )

try {
  const answer = await api(`/api/${kind}/${id}`)
  byId('content').append(...(kind === 'tx' ? transaction(answer) : account(answer)))
} catch (cause) {
  byId('content').append(
    make('p', { className: 'empty' }, cause instanceof Error ? cause.message : String(cause)),
  )
}
