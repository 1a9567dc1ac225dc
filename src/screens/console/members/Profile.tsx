import { Trans, useLingui } from '@lingui/react/macro'
import { COINS } from '#shared/api/coin.ts'
import { GoTo } from '#src/screens/console/parts/GoTo.tsx'
import { useMay } from '#src/screens/console/roles.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Section } from '#src/ui/Section.tsx'
import { countText } from '#src/words/format.ts'
import { MemberActs } from './MemberActs.tsx'
import type { Sheet } from './MemberScreen.tsx'
import { useFacts } from './useFacts.tsx'
import { Way } from './Way.tsx'

type Of = { member: Sheet }

/** Who it is, what there is, and what can be done. */
export function Profile({ member }: Of) {
  return (
    <Columns>
      <Stack>
        <Section title={<Trans>Information</Trans>} of={member}>
          <Card>
            <KeyValue rows={useFacts(member)} />
          </Card>
        </Section>
        <Counts member={member} />
        <Way member={member} />
      </Stack>
      <Stack>
        <Balances member={member} />
        <Income member={member} />
        <MemberActs member={member} />
      </Stack>
    </Columns>
  )
}

function Balances({ member: { id, balances } }: Of) {
  const { t } = useLingui()
  const may = useMay('operator/entries')
  return COINS.map((coin) => {
    const { available, staked, withdrawing } = balances[coin]
    const amount = (value: bigint) => <Amount of="desk" value={value} decimals={18} />
    return (
      <Section
        key={coin}
        title={coin}
        action={
          may && (
            <GoTo section="figures" search={{ view: 'ledger', who: 'member', owner: id, coin }}>
              <Trans>Ledger</Trans>
            </GoTo>
          )
        }
      >
        <Card>
          <KeyValue
            rows={[
              { term: t`Available`, children: amount(available) },
              { term: t`Staked`, children: amount(staked) },
              { term: t`In withdrawal`, children: amount(withdrawing) },
            ]}
          />
        </Card>
      </Section>
    )
  })
}

function Income({ member: { income } }: Of) {
  const { t } = useLingui()
  const amount = (value: bigint) => <Amount of="desk" value={value} unit="BTCW" />
  return (
    <Section title={<Trans>Income</Trans>}>
      <Card>
        <KeyValue
          rows={[
            { term: t`Today`, children: amount(income.today) },
            { term: t`Staking`, children: amount(income.staking) },
            { term: t`Community`, children: amount(income.community) },
            { term: t`Activity`, children: amount(income.activity) },
            { term: t`Mining subsidy`, children: amount(income.subsidy) },
          ]}
        />
      </Card>
    </Section>
  )
}

/** How many there are of each, by the words of specification §4. */
function Counts({ member: { id, orders, withdrawals, direct, team, ...sums } }: Of) {
  const { t } = useLingui()
  const said = ({ review, success, fail, end }: typeof orders) =>
    t`In review ${review} · Success ${success} · Fail ${fail} · End ${end}`.replaceAll(
      / (?=[\d·])/g,
      '\u00a0',
    )
  return (
    <Section title={<Trans>How many</Trans>}>
      <Card>
        <KeyValue
          rows={[
            {
              term: t`Orders`,
              children: (
                <GoTo section="orders" search={{ member: id }}>
                  {said(orders)}
                </GoTo>
              ),
            },
            { term: t`Withdrawals asked for`, children: said(withdrawals) },
            { term: t`Directly invited`, children: countText(direct) },
            { term: t`Team`, children: countText(team) },
            { term: t`Own T`, children: <Amount of="desk" value={sums.stakedT} /> },
            { term: t`Team’s T`, children: <Amount of="desk" value={sums.teamT} /> },
            {
              term: t`New this week`,
              children: <Amount of="desk" value={sums.weekT} unit="T" />,
            },
          ]}
        />
      </Card>
    </Section>
  )
}
