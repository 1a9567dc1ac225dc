import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { COINS } from '#shared/api/coin.ts'
import { explorerAtom } from '#src/session/session.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Section } from '#src/ui/Section.tsx'
import type { Source } from '#src/ui/source/Source.ts'
import { SourceButton } from '#src/ui/source/SourceButton.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText, mask } from '#src/words/format.ts'
import { dateText, dateTimeText } from '#src/words/format-time.ts'
import type { Published } from './outcomeOf.ts'

type PublishedFactsProps = {
  published: Published
  /** Whether this farm puts roots on the chain; undefined where it did not say. */
  anchors: boolean | undefined
}

/** What everybody was told of the day: the root, the totals, and what the chain held. */
export function PublishedFacts({ published, anchors }: PublishedFactsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const explorer = useAtomValue(explorerAtom)
  const { root, anchor, noticeId } = published
  return (
    <>
      <Section title={<Trans>Published for everybody</Trans>} of={published}>
        <Card of={published}>
          <KeyValue
            rows={[
              { term: t`Day`, children: dateText(published.day, locale) },
              { term: t`Books as of`, children: dateTimeText(published.at, locale) },
              { term: t`Members in the tree`, children: <Members published={published} /> },
              {
                term: t`Root`,
                children: (
                  <>
                    <span title={root}>{mask(root)}</span>
                    <CopyButton text={root} label={t`Copy the root`} />
                  </>
                ),
              },
              {
                term: t`On the chain`,
                children: anchor ? (
                  <HashLink hash={anchor.hash} explorer={explorer} copy />
                ) : (
                  <NoAnchor anchors={anchors} />
                ),
              },
              {
                term: t`Notice`,
                children: (
                  <TextLink to="/pages/home/noticeInfo" search={{ id: noticeId }}>
                    <Trans>Open the notice</Trans>
                  </TextLink>
                ),
              },
            ]}
          />
        </Card>
      </Section>
      {COINS.map((coin) => (
        <CoinTotals key={coin} coin={coin} published={published} />
      ))}
    </>
  )
}

const NoAnchor = ({ anchors }: Pick<PublishedFactsProps, 'anchors'>) =>
  anchors === false ? <Trans>Not put on the chain by this farm</Trans> : <Trans>Not yet</Trans>

function Members({ published }: { published: Published }) {
  const count = countText(published.count)
  return (
    <SourceButton of={{ figure: 'proof.count', from: published }} exact={count}>
      {count}
    </SourceButton>
  )
}

type CoinTotalsProps = { coin: (typeof COINS)[number]; published: Published }

function CoinTotals({ coin, published }: CoinTotalsProps) {
  const { t } = useLingui()
  const { totals, held, gone, short, block } = published
  const amount = (of: Source, value: bigint) => <Amount of={of} value={value} unit={coin} />
  const from = published
  const inputs = { block: countText(block) }
  const missing = held && held[coin] < totals[coin] - gone[coin]
  return (
    <Section title={coin} of={published}>
      <Card of={published}>
        <KeyValue
          rows={[
            {
              term: t`Owed to all members`,
              children: amount({ figure: 'proof.total', from }, totals[coin]),
            },
            ...(gone[coin] > 0n
              ? [
                  {
                    term: t`Of that paid out by then`,
                    children: amount({ figure: 'proof.gone', from }, gone[coin]),
                  },
                ]
              : []),
            ...(short[coin] > 0n
              ? [
                  {
                    term: t`Below zero, not taken off`,
                    children: amount({ figure: 'proof.short', from }, short[coin]),
                  },
                ]
              : []),
            {
              term: t`Held on the chain`,
              children: held ? (
                amount({ figure: 'proof.held', from, inputs }, held[coin])
              ) : (
                <Trans>It could not be told</Trans>
              ),
            },
            // Books that stood at no block are told as of 0.
            ...(block > 0
              ? [
                  {
                    term: t`Block`,
                    children: <span data-plain="record">{countText(block)}</span>,
                  },
                ]
              : []),
          ]}
        />
        {missing && (
          <Note kind="red">
            <Trans>The pool held less than it owes to its members.</Trans>
          </Note>
        )}
      </Card>
    </Section>
  )
}
