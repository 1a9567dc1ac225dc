import { words } from './words.js'

// Built by hand and styled through the CSSOM: the app's Content Security Policy allows neither markup from strings
// nor style elements.
const CSS = `
  dialog {
    box-sizing: border-box; width: 100%; max-width: 480px; max-height: 88dvh; margin: auto auto 0; padding: 0;
    overflow: auto; overscroll-behavior: contain; border: 1px solid #20302a; border-width: 1px 1px 0;
    border-radius: 18px 18px 0 0; background: #0d1311; color: #eaf4ee;
    font: 15px/1.45 system-ui, -apple-system, "PingFang TC", "Noto Sans TC", sans-serif;
  }
  dialog::backdrop { background: rgb(0 0 0 / 60%); }
  header { display: flex; gap: 8px; align-items: center; padding: 16px 16px 0; color: #9bb0a6; font-size: 13px; }
  header::before { content: ""; width: 10px; height: 10px; border-radius: 50%; background: #20e890; }
  h2 { margin: 4px 16px 12px; font-size: 20px; line-height: 1.3; outline: none; }
  dl { margin: 0 16px; border-radius: 14px; background: #141c19; }
  dl div { padding: 10px 12px; border-top: 1px solid #20302a; }
  dl div:first-child { border-top: 0; }
  dt { color: #9bb0a6; font-size: 13px; }
  dd { margin: 2px 0 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; white-space: pre-wrap; }
  dd.long { max-height: 34dvh; overflow: auto; font: 13px/1.5 ui-monospace, monospace; }
  p { margin: 12px 16px 0; color: #9bb0a6; font-size: 13px; }
  footer {
    position: sticky; bottom: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 12px; background: #0d1311;
    padding: 16px 16px max(16px, env(safe-area-inset-bottom));
  }
  button {
    min-height: 48px; border: 1px solid #20302a; border-radius: 14px; background: #1c2723; color: inherit;
    font: inherit; font-weight: 600; cursor: pointer;
  }
  button.yes { border-color: #20e890; background: #20e890; color: #03140b; }
  button:focus-visible, dd:focus-visible { outline: 2px solid #eaf4ee; outline-offset: 2px; }
`

/**
 * @param {string} tag
 * @param {string} text
 * @param {(string | Node)[]} children
 */
function make(tag, text = '', ...children) {
  const element = document.createElement(tag)
  element.append(text, ...children)
  return element
}

/**
 * Shows what is asked for and waits for the answer. Escape, a closed page and anything but the button mean no.
 * @param {{ title: string, rows: [label: string, value: string][], note?: string }} request
 * @returns {Promise<boolean>}
 */
export function ask({ title, rows, note }) {
  const say = words()
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(CSS)
  root.adoptedStyleSheets = [style]

  const dialog = /** @type {HTMLDialogElement} */ (make('dialog'))
  const heading = make('h2', title)
  heading.id = 'title'
  heading.tabIndex = -1
  dialog.setAttribute('aria-labelledby', 'title')
  const yes = make('button', say.yes)
  yes.className = 'yes'
  const no = make('button', say.reject)
  dialog.append(
    make('header', say.wallet),
    heading,
    make('dl', '', ...rows.map(toRow)),
    make('p', note ?? say.worthless),
    make('footer', '', no, yes),
  )
  root.append(dialog)
  document.body.append(host)
  dialog.showModal()
  heading.focus()

  return new Promise((answer) => {
    yes.addEventListener('click', () => dialog.close('yes'))
    no.addEventListener('click', () => dialog.close('no'))
    dialog.addEventListener('close', () => {
      host.remove()
      answer(dialog.returnValue === 'yes')
    })
  })
}

/** @param {[label: string, value: string]} row */
function toRow([label, value]) {
  const description = make('dd', value)
  if (value.length > 120) {
    description.className = 'long'
    // Scrolls, so the keyboard must reach it.
    description.tabIndex = 0
  }
  return make('div', '', make('dt', label), description)
}
