import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PAUSABLE } from '#shared/pausable.ts'
import { stateWords as contentStates } from '#src/screens/console/content/state-words.ts'
import { purposeWords } from '#src/screens/console/funds/arrival-words.ts'
import { stateWords as grantStates } from '#src/screens/console/grants/grant-words.ts'
import { momentText } from '#src/screens/console/parts/moments.ts'
import { personText } from '#src/screens/console/parts/personText.ts'
import { paused } from '#src/screens/console/parts/things.ts'
import { roleWords, useMe } from '#src/screens/console/roles.ts'
import {
  haltedWords,
  stateWords as withdrawalStates,
} from '#src/screens/console/withdrawals/withdrawal-words.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText, exactText, ratioText } from '#src/words/format.ts'
import { type Kind, outcomes } from './line-fields.ts'

type Table = Readonly<Record<string, MessageDescriptor | { name: MessageDescriptor }>>

/** What each state is called, by the thing that has it. */
const states: Readonly<Record<string, Table>> = {
  withdrawal: withdrawalStates,
  grant: grantStates,
  notice: contentStates,
  ad: { ...contentStates, hidden: msg`Hidden` },
}

/** What stands beside a value: the thing that it is of, and the coin of its amounts. */
export type Beside = { thing: string; coin: string | undefined }

/** Says one value of the log by its kind; what it does not know stays as it was written. */
export function useLineValues() {
  const { i18n, t } = useLingui()
  const locale = useLocale()
  const { data: me } = useMe()
  const word = (table: Table | undefined, text: string) => {
    const found = table && Object.hasOwn(table, text) ? table[text] : undefined
    if (!found) return text
    return i18n._('name' in found ? found.name : found)
  }
  const person = (id: string) =>
    personText({ id, nickname: me?.colleagues.find((one) => one.id === id)?.nickname }, locale)
  const isPaused = (text: string) => PAUSABLE.some((one) => one === text)
  const say: Record<Kind, (text: string, beside: Beside) => string> = {
    amount: (text, { coin }) =>
      whole(text, (it) => [exactText(it), coin].filter(Boolean).join(' ')),
    bookedAs: (text) => word(purposeWords, text),
    count: (text) => whole(text, countText),
    flag: (text) => ({ true: t`yes`, false: t`no` })[text] ?? text,
    halted: (text) => i18n._(haltedWords(text)),
    member: (text) => (/^\d+$/.test(text) ? person(text) : text),
    outcome: (text) => word(outcomes, text),
    person: (text) => {
      const id = /^member (\d+)$/.exec(text)?.[1]
      return id === undefined ? text : person(id)
    },
    ratio: (text) => whole(text, ratioText),
    roles: (text) =>
      text
        .split(', ')
        .map((it) => word(roleWords, it))
        .join(', '),
    state: (text, { thing }) => word(states[thing], text),
    time: (text) => (/^\d{4}-\d\d-\d\dT/.test(text) ? momentText(text, locale) : text),
    what: (text) => (isPaused(text) ? word(paused, text) : text),
  }
  return (kind: Kind | undefined, text: string, beside: Beside) =>
    kind === undefined || text === '' ? text : say[kind](text, beside)
}

/** Base units and ten-thousandths are whole numbers; anything else stays. */
const whole = (text: string, say: (figure: bigint) => string) =>
  /^-?\d+$/.test(text) ? say(BigInt(text)) : text
