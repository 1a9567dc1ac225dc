/** What tells that it is there: the title of a screen, or that a sheet is open or closed. */
export type Look = { title?: string; sheet?: boolean }

/** What is tapped: the first of these elements whose words, or label, are these or begin so. */
export type Target = { elements: string; begins: string; exact: boolean }

type Tap = {
  what: string
  target: Target
  look: Look
  /** The tap leaves a place of its own in the history, which is gone back over; not measured. */
  goBack?: true
}

const link = (name: string, title: string): Tap => ({
  what: `tap on ${name} to ${title}`,
  target: { elements: 'a', begins: name, exact: true },
  look: { title },
})

/** Its words go on. */
const beginning = (name: string, what: string, title: string): Tap => ({
  what: `tap on ${what} to ${title}`,
  target: { elements: 'a', begins: name, exact: false },
  look: { title },
})

/** Taps that a member makes all day, each from the screen where the one before led. */
export const tapsOf: readonly Tap[] = [
  link('Staking', 'Staking'),
  link('My Staking', 'My Staking'),
  {
    what: 'tap on an order to its sheet',
    target: { elements: '[data-row] button', begins: '', exact: false },
    look: { sheet: true },
  },
  {
    what: 'tap on Close to the sheet gone',
    target: { elements: 'dialog[open] button', begins: 'Close', exact: true },
    look: { sheet: false },
    goBack: true,
  },
  link('Back', 'Staking'),
  link('Community', 'Community'),
  link('Account', 'Account'),
  link('Details', 'Details'),
  link('Back', 'Account'),
  link('Home', 'Bitwave'),
  // It tells how many are new.
  beginning('Messages', 'the bell', 'Messages'),
  link('Back', 'Bitwave'),
  beginning('Notice', 'the notice', 'Notice details'),
  link('Back', 'Bitwave'),
]
