import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Ref } from 'react'
import { ONE } from '#shared/money.ts'
import { parametersAtom } from '#src/session/session.ts'
import { AccountAddress } from '#src/ui/AccountAddress.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { SourceButton } from '#src/ui/source/SourceButton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText, exactPowerText, exactText, powerText, ratioText } from '#src/words/format.ts'
import { dateText } from '#src/words/format-time.ts'
import styles from './MemberFacts.module.css'
import { RoleBadges } from './RoleBadges.tsx'
import type { TeamMember } from './roles.ts'

type MemberFactsProps = { member: TeamMember; heading: Ref<HTMLHeadingElement> | undefined }

/** Who a member is, and what the service says of their team. */
export function MemberFacts({ member, heading }: MemberFactsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const hashratePerT = useAtomValue(parametersAtom)?.parameters.hashratePerT
  const { id, nickname, avatar, agent, site, direct, stakedT, teamT } = member
  const facts = [
    {
      term: t`Own T`,
      children: <Amount of={{ figure: 'member.stakedT', from: member }} value={stakedT} unit="T" />,
    },
    {
      term: t`Team’s T`,
      children: <Amount of={{ figure: 'member.teamT', from: member }} value={teamT} unit="T" />,
    },
    ...(hashratePerT === undefined
      ? []
      : [
          {
            term: t`Computing power`,
            children: <Power member={member} hashratePerT={hashratePerT} />,
          },
        ]),
    { term: t`Grade`, children: <Grade member={member} /> },
    {
      term: t`Direct members`,
      children: (
        <SourceButton of={{ figure: 'member.direct', from: member }} exact={countText(direct)}>
          {countText(direct)}
        </SourceButton>
      ),
    },
    { term: t`Joined`, children: dateText(member.joinedAt, locale) },
    { term: t`Status`, children: member.activated ? t`Activated` : t`Not activated` },
  ]
  const ratio = (figure: 'member.rewardRatio' | 'member.subsidyRatio', value: bigint) => (
    <SourceButton of={{ figure, from: member }} exact={ratioText(value)}>
      {ratioText(value)}
    </SourceButton>
  )
  const ratios = [
    { term: t`Reward ratio`, children: ratio('member.rewardRatio', member.rewardRatio) },
    { term: t`Subsidy ratio`, children: ratio('member.subsidyRatio', member.subsidyRatio) },
  ]
  return (
    <>
      <div className={styles.who}>
        <Avatar name={nickname} src={avatar} size={52} />
        <div>
          <h3 ref={heading} tabIndex={-1}>
            {nickname}
            <RoleBadges of={member} />
          </h3>
          <p>
            <Trans>
              UID <span translate="no">{id}</span>
            </Trans>
          </p>
        </div>
      </div>
      <AccountAddress account={member.account} whole />
      <KeyValue rows={agent || site ? [...ratios, ...facts] : facts} />
    </>
  )
}

/** The computing power of the member and of everybody below. */
function Power({ member, hashratePerT }: { member: TeamMember; hashratePerT: bigint }) {
  const { stakedT, teamT } = member
  const power = ((stakedT + teamT) * hashratePerT) / ONE
  const inputs = {
    own: `${exactText(stakedT)} T`,
    team: `${exactText(teamT)} T`,
    hashrate: exactPowerText(hashratePerT),
  }
  return (
    <SourceButton
      of={{ figure: 'member.power', from: member, inputs }}
      exact={exactPowerText(power)}
    >
      {powerText(power)}
    </SourceButton>
  )
}

function Grade({ member }: { member: TeamMember }) {
  const inputs = { team: `${exactText(member.teamT)} T` }
  return (
    <SourceButton
      of={{ figure: 'member.grade', from: member, inputs }}
      exact={String(member.grade)}
    >
      {member.grade}
    </SourceButton>
  )
}
