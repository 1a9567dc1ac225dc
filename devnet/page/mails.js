import { byId, copyButton, make } from './dom.js'

/** @typedef {{ id: string, at: string, to: string[], subject: string, text: string }} Mail */

/** @type {Set<string>} */
const shown = new Set()

/**
 * Puts the mails that are new on top; those that are there stay as they are, opened or closed.
 * @param {Mail[]} list newest first
 */
export function showMails(list) {
  byId('no-mails').hidden = list.length > 0
  const fresh = list.filter(({ id }) => !shown.has(id))
  for (const { id } of fresh) shown.add(id)
  byId('mails').prepend(...fresh.map(toItem))
}

/** @param {Mail} mail */
function toItem({ at, to, subject, text }) {
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? /\b\d{6}\b/.exec(subject)?.[0]
  const time = make('time', { dateTime: at }, new Date(at).toLocaleTimeString())
  return make(
    'li',
    {},
    make('p', { className: 'hint' }, `${to.join(', ')} · `, time),
    make('h3', {}, subject),
    ...(code
      ? [
          make(
            'p',
            { className: 'code' },
            make('strong', {}, code),
            copyButton(code, 'Copy the code'),
          ),
        ]
      : []),
    make('details', {}, make('summary', {}, 'Whole text'), make('pre', {}, text)),
  )
}
