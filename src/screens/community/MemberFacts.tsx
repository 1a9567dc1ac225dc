import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ONE } from '#shared/money.ts'
import { parametersAtom } from '#src/session/session.ts'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText, powerText, ratioText } from '#src/words/format.ts'
import { dateText } from '#src/words/format-time.ts'
import styles from './MemberFacts.module.css'
import { RoleBadges } from './RoleBadges.tsx'
import type { TeamMember } from './roles.ts'

/** Who a member is, and what the service says of their team. */
export function MemberFacts({ member }: { member: TeamMember }) {
  const { t } = useLingui()
  const locale = useLocale()
  const hashratePerT = useAtomValue(parametersAtom)?.parameters.hashratePerT
  const { id, nickname, avatar, account, agent, site, direct, stakedT, teamT } = member
  const facts = [
    { term: t`Own T`, children: <Amount value={stakedT} unit="T" /> },
    { term: t`Team’s T`, children: <Amount value={teamT} unit="T" /> },
    ...(hashratePerT === undefined
      ? []
      : [
          {
            term: t`Computing power`,
            children: powerText(((stakedT + teamT) * hashratePerT) / ONE),
          },
        ]),
    { term: t`Grade`, children: member.grade },
    { term: t`Direct members`, children: countText(direct) },
    { term: t`Joined`, children: dateText(member.joinedAt, locale) },
    { term: t`Status`, children: member.activated ? t`Activated` : t`Not activated` },
  ]
  const ratios = [
    { term: t`Reward ratio`, children: ratioText(member.rewardRatio) },
    { term: t`Subsidy ratio`, children: ratioText(member.subsidyRatio) },
  ]
  return (
    <>
      <div className={styles.who}>
        <Avatar name={nickname} src={avatar} size={52} />
        <div>
          <h3>
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
      <Address value={account} whole />
      <KeyValue rows={agent || site ? [...ratios, ...facts] : facts} />
    </>
  )
}
