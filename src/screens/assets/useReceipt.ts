import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { reckonReward } from '#shared/reckonReward.ts'
import { memberAtom } from '#src/session/session.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { clock } from '#src/words/clock.ts'
import type { Facts } from '#src/words/factsText.ts'
import { exactText, ratioText, signedText } from '#src/words/format.ts'
import { dateText, dateTimeText } from '#src/words/format-time.ts'
import { balanceWords, type Line, signedOf, wordsOf } from './flow-words.ts'
import { weightText } from './reckoned-words.ts'

type Part = Facts['parts'][number]

/** A line of the books to keep, with the ids by which everybody finds it again; made when it is asked for. */
export function useReceipt(line: Line): () => Facts {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const uid = useAtomValue(memberAtom)?.id ?? ''
  const source = useSource(line)
  const reckoned = useReckoned(line)
  const { id, coin, balanceAfter, refType, refNo, counterparty, hash, reason, createdAt } = line
  const facts: Part = {
    rows: [
      [t`Amount`, `${signedText(signedOf(line), { decimals: 18 })} ${coin}`],
      [i18n._(balanceWords(line)), `${exactText(balanceAfter)} ${coin}`],
      [refType === 'order' ? t`Order` : t`Number`, refNo],
      [refType === 'withdrawal' ? t`Wallet address` : t`Member`, counterparty ?? ''],
      [t`Why`, reason ?? ''],
      [t`Transaction`, hash ?? ''],
      [t`Time`, dateTimeText(createdAt, locale)],
      [t`Line in the books`, id],
      ['UID', uid],
    ],
  }
  const about: Part = { rows: [[t`What it is`, i18n._(wordsOf(line).source)]] }
  return () => {
    const made: Part = { rows: [[t`Receipt made`, dateTimeText(clock.now(), locale)]] }
    const title = `Bitwave Farm · ${i18n._(wordsOf(line).title)}`
    return { title, parts: [facts, source, reckoned, about, made] }
  }
}

function useSource({ source }: Line): Part {
  const { t } = useLingui()
  const locale = useLocale()
  if (!source) return { rows: [] }
  const { orderNo, member, ratio, day } = source
  return {
    heading: t`Where it comes from`,
    rows: [
      [t`Order`, orderNo],
      [t`Member`, member?.nickname ?? ''],
      [t`UID of the member`, member?.id ?? ''],
      [t`Your ratio above those further down`, ratio === null ? '' : ratioText(ratio)],
      [t`Shared out at 00:00 UTC of`, dateText(day, locale)],
    ],
  }
}

function useReckoned({ source, amount }: Line): Part {
  const { t } = useLingui()
  if (!source?.reckoning) return { rows: [] }
  const { revenue, share, weight, totalWeight } = source.reckoning
  const again = reckonReward({ ...source.reckoning, ratio: source.ratio }) ?? 0n
  const result = `${exactText(again)} BTCW`
  return {
    heading: t`How it is calculated`,
    rows: [
      [t`Reward pool at 00:00 UTC`, `${exactText(revenue)} BTCW`],
      [t`× share of this kind of reward`, ratioText(share)],
      [t`× T × weight of the order`, weightText(weight)],
      [t`÷ the same of all orders`, weightText(totalWeight)],
      [
        t`× your ratio above those further down`,
        source.ratio === null ? '' : ratioText(source.ratio),
      ],
      [t`Rounded down`, again === amount ? result : t`${result}, which is not what was paid`],
    ],
  }
}
