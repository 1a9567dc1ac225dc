/**
 * An element with its properties and children, made without markup.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Partial<HTMLElementTagNameMap[T]>} [properties]
 * @param {(string | Node)[]} children
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag)
  Object.assign(element, properties)
  element.append(...children)
  return element
}

/**
 * The element of that id. Throws where the page has none.
 * @param {string} id
 */
export function byId(id) {
  const found = document.getElementById(id)
  if (!found) throw new Error(`There is no #${id}`)
  return found
}

/**
 * Copies a text and says so on the button for a moment.
 * @param {string} text
 * @param {string} what for those who hear the page: "Copy the code"
 */
export function copyButton(text, what) {
  const button = make('button', { type: 'button', className: 'copy', ariaLabel: what }, 'Copy')
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(text)
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2_000)
  })
  return button
}

/**
 * Asks the devnet. Throws with its words where it refuses.
 * @param {string} path
 * @param {object} [body] without it, a GET
 */
export async function api(path, body) {
  const response = await fetch(path, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
}

/**
 * A link to what the explorer has of an address or a transaction.
 * @param {'address' | 'tx'} kind
 * @param {string} id
 */
export const explored = (kind, id) => make('a', { href: `/${kind}/${id}`, className: 'hash' }, id)
