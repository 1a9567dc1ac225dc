import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IconName } from '#src/ui/iconPaths.ts'

type Words = {
  name: MessageDescriptor
  icon: IconName
  /** From when on a change counts, and what of what runs it does not touch. */
  effect: MessageDescriptor
}

/** What each parameter is called. One without a line here goes by its own name, and is set at the command line. */
export const parameterWords: Readonly<Record<string, Words>> = {
  coinSet: {
    name: msg`Fees, minimums and limits of the coins`,
    icon: 'coin',
    effect: msg`Holds for what members ask for from its moment on. Orders keep the T that they began with; withdrawals and transfers that were asked for keep their fee. Whether two people approve a withdrawal is judged when it is approved, and a limit that guards payouts is loosened, and the T of a coin is changed, a day ahead at the earliest.`,
  },
  plans: {
    name: msg`Terms to pledge for`,
    icon: 'stake',
    effect: msg`Holds for new orders alone. Orders that run, and wallet pledges that were opened before, keep the days and the weight that they began with. It is set a day ahead at the earliest.`,
  },
  shares: {
    name: msg`Shares of a day’s revenue`,
    icon: 'pick',
    effect: msg`Counts from the first distribution, 00:00 UTC, at or after its moment. Days that were paid stay as they were paid. It is set a day ahead at the earliest.`,
  },
  grades: {
    name: msg`Grades`,
    icon: 'community',
    effect: msg`Every member’s grade is calculated from it from its moment on. No coin moves.`,
  },
  hashratePerT: {
    name: msg`Computing power of 1 T`,
    icon: 'wave',
    effect: msg`Computing power is shown by it everywhere from its moment on, that of orders which run too. No coin moves.`,
  },
  grantTwoPersonAbove: {
    name: msg`Grants that two people confirm`,
    icon: 'shield',
    effect: msg`Holds for grants, and for unclaimed payments that are given to a member, from its moment on. Those that wait for the second person go on waiting. The limit is loosened a day ahead at the earliest.`,
  },
  registrationOpen: {
    name: msg`Signing up`,
    icon: 'account',
    effect: msg`While it is off nobody can sign up. Who is a member stays one.`,
  },
  codeCountdown: {
    name: msg`Wait between two mailed codes`,
    icon: 'clock',
    effect: msg`Holds for codes that are sent from its moment on.`,
  },
  serviceEmail: {
    name: msg`Email address of customer service`,
    icon: 'mail',
    effect: msg`Members see it on the Service screen from its moment on.`,
  },
}
