import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#src/ui/Card.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { Section } from '#src/ui/Section.tsx'
import { PROFILE_STEPS, type ProfileStep } from './profile-steps.ts'
import { stepWords } from './step-words.ts'

type CompleteProfileProps = {
  left: readonly ProfileStep[]
  /** Begins a step that is done on this screen. */
  onStep: (step: 'picture' | 'email' | 'address') => void
}

/** A gentle word on what is missing; nothing where nothing is. */
export function CompleteProfile({ left, onStep }: CompleteProfileProps) {
  const { i18n } = useLingui()
  if (left.length === 0) return null
  const done = PROFILE_STEPS.length - left.length
  const all = PROFILE_STEPS.length
  return (
    <Section
      title={<Trans>Complete profile</Trans>}
      action={
        <small>
          <Trans>
            {done} of {all}
          </Trans>
        </small>
      }
    >
      <Card look="list">
        {left.map((step) => {
          const { icon, title, why } = stepWords[step]
          const parts = {
            icon,
            title: i18n._(title),
            subtitle: i18n._(why),
            chevron: true,
          } as const
          if (step === 'password')
            return <RowLink key={step} to="/pages/set/changePwd" {...parts} />
          if (step === 'pledge') return <RowLink key={step} to="/pages/staking/index" {...parts} />
          return <ListRow key={step} {...parts} onClick={() => onStep(step)} />
        })}
      </Card>
    </Section>
  )
}
