import { api, byId, copyButton, explored, make } from './dom.js'
import { showMails } from './mails.js'
import { showStatus } from './status.js'

/** Milliseconds from look to look while the page is seen. */
const PERIOD = 1_000

let confirmations = 12
/** @type {ReturnType<typeof setTimeout> | undefined} */
let toastEnds

/** @param {string} text */
function toast(text) {
  const element = byId('toast')
  element.textContent = text
  clearTimeout(toastEnds)
  toastEnds = setTimeout(() => {
    element.textContent = ''
  }, 4_000)
}

/**
 * Does what a button is for, once at a time, and says how it went.
 * @param {HTMLButtonElement} button
 * @param {() => Promise<string>} act
 */
async function run(button, act) {
  button.disabled = true
  try {
    toast(await act())
    await look()
  } catch (cause) {
    toast(cause instanceof Error ? cause.message : String(cause))
  } finally {
    button.disabled = false
  }
}

/**
 * @param {string} selector
 * @param {(button: HTMLButtonElement) => Promise<string>} act
 */
function onClick(selector, act) {
  for (const button of document.querySelectorAll(selector)) {
    const it = /** @type {HTMLButtonElement} */ (button)
    it.addEventListener('click', () => run(it, () => act(it)))
  }
}

onClick('[data-seconds]', async ({ dataset, textContent }) => {
  await api('/api/time', { seconds: Number(dataset['seconds']) })
  return `Moved the clock: ${textContent}`
})
onClick('#mine', async () => {
  await api('/api/mine', { blocks: confirmations })
  return `Mined ${confirmations} blocks`
})
onClick('#prepare', async () => `${(await api('/api/wallets', {})).address} is ready`)

const form = /** @type {HTMLFormElement} */ (byId('give'))
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const { address, amount, coin } = Object.fromEntries(new FormData(form))
  const button = /** @type {HTMLButtonElement} */ (form.querySelector('button'))
  void run(button, async () => {
    await api('/api/give', { address, amount, coin })
    return `Gave ${amount} ${coin}`
  })
})

let shownWallets = ''

/** @param {{ address: string, claimed: boolean, BTCW: string, BTCWT: string }[]} list */
function showWallets(list) {
  const text = JSON.stringify(list)
  if (text === shownWallets) return
  shownWallets = text
  byId('wallets').replaceChildren(
    ...list
      .toReversed()
      .map(({ address: value, claimed, BTCW, BTCWT }) =>
        make(
          'li',
          { className: 'row' },
          make(
            'div',
            {},
            explored('address', value),
            make('p', { className: 'hint' }, `${short(BTCW)} BTCW · ${short(BTCWT)} BTCWT`),
            make(
              'p',
              { className: 'hint' },
              claimed ? 'In use by a browser' : 'Waits for the next browser that connects',
            ),
          ),
          copyButton(value, 'Copy the address'),
        ),
      ),
  )
}

/** @param {string} amount cut, never rounded up */
const short = (amount) => amount.replace(/(\.\d{4})\d+$/, '$1…')

async function look() {
  const [status, mails, wallets] = await Promise.all([
    api('/api/status'),
    api('/api/mails'),
    api('/api/wallets'),
  ])
  confirmations = status.confirmations
  showStatus(status)
  showMails(mails.list)
  showWallets(wallets.list)
}

async function follow() {
  if (!document.hidden) {
    try {
      await look()
      document.body.classList.remove('lost')
    } catch {
      document.body.classList.add('lost')
      toast('The devnet does not answer. Is it still running?')
    }
  }
  setTimeout(follow, PERIOD)
}
void follow()
document.addEventListener('visibilitychange', () => void look())
