import { Trans } from '@lingui/react/macro'
import { ButtonLink } from './ButtonLink.tsx'
import { Gap } from './Gap.tsx'
import { State } from './State.tsx'

/**
 * Instead of one notice or article that is not there: to ask again would not bring it. `error` is what the service said, and
 * names what was not found.
 */
export const Gone = ({ error }: { error: Error }) => (
  <State
    icon="search"
    title={<Trans>Not found</Trans>}
    action={
      <ButtonLink kind="plain" to="/pages/home/index">
        <Trans>Go to Home</Trans>
      </ButtonLink>
    }
  >
    {error.message}
    <Gap after={error.message} />
    <Trans>It may have been withdrawn, or the address is wrong.</Trans>
  </State>
)
