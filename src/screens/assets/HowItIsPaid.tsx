import { Trans } from '@lingui/react/macro'
import { Card } from '#src/ui/Card.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Step, Steps } from '#src/ui/Steps.tsx'

/** What becomes of a withdrawal once it is asked for. `confirmations`: blocks until it is final. */
export const HowItIsPaid = ({ confirmations }: { confirmations: number }) => (
  <Section title={<Trans>What happens then</Trans>}>
    <Card>
      <Steps>
        <Step look="later" mark="clock" title={<Trans>Set aside</Trans>}>
          <Trans>
            Amount and fee leave your balance at once. Until it is being paid you can cancel it, and
            all of it comes back.
          </Trans>
        </Step>
        <Step look="later" mark="withdraw" title={<Trans>Paid by the pool</Trans>}>
          <Trans>
            Its contract never pays a withdrawal twice, whatever happens. How long that takes nobody
            promises.
          </Trans>
        </Step>
        <Step look="later" mark="check" title={<Trans>Confirmed on the chain</Trans>}>
          <Trans>
            It is final {confirmations} blocks later. Each step shows in the withdrawal record.
          </Trans>
        </Step>
      </Steps>
    </Card>
  </Section>
)
