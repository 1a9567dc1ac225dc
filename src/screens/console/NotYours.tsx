import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Screen } from '#src/ui/Screen.tsx'
import { NoPermission } from '#src/ui/State.tsx'
import type { Section } from './sections.tsx'

type NotYoursProps = {
  /** The section that other roles see; none: nobody at the desk is known by this account. */
  section?: Section
  onRetry?: () => unknown
}

/** Instead of what the roles of the one who asks do not allow. */
export function NotYours({ section, onRetry }: NotYoursProps) {
  const { i18n, t } = useLingui()
  return (
    <Screen
      title={section ? i18n._(section.title) : t`Operator console`}
      {...(onRetry && { onRefresh: onRetry })}
    >
      <NoPermission
        action={
          section ? (
            <ButtonLink to="/pages/console/$" params={{ _splat: 'index' }} kind="plain">
              <Trans>To the overview</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink to="/pages/home/index" kind="plain">
              <Trans>Back to the app</Trans>
            </ButtonLink>
          )
        }
      >
        {section ? (
          <Trans>Your roles do not reach this section. An operator can give you another one.</Trans>
        ) : (
          <Trans>This is for those who run the farm. An operator can give you a role.</Trans>
        )}
      </NoPermission>
    </Screen>
  )
}
