import { useLingui } from '@lingui/react/macro'
import { Card } from '#src/ui/Card.tsx'
import { Ring } from '#src/ui/Ring.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { PROFILE_STEPS, stepsLeft } from './profile-steps.ts'
import { stepWords } from './step-words.ts'
import type { User } from './WhoIAm.tsx'

/** A gentle word that the profile is not complete, and what comes next; nothing where it is. */
export function ProfilePrompt({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const left = stepsLeft(user)
  const [next] = left
  if (!next) return null
  const all = PROFILE_STEPS.length
  const done = all - left.length
  return (
    <Card look="list">
      <RowLink
        to="/pages/user/info"
        lead={<Ring share={done / all} label={t`Complete profile`} />}
        title={t`Complete profile`}
        subtitle={i18n._(stepWords[next].title)}
        value={t`${done} of ${all}`}
        chevron
      />
    </Card>
  )
}
