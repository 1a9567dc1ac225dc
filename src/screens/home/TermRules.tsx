import { Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Card } from '#src/ui/Card.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { daysSaid } from '#src/words/changeSaid.ts'
import { RuleValue } from './RuleValue.tsx'
import { termRules } from './rules-now.ts'
import styles from './TermRules.module.css'

/** The terms that can be chosen, below each other, so that they can be compared. */
export function TermRules({ of }: { of: Result<'home/parameters'> }) {
  const locale = useLocale()
  const { t } = useLingui()
  const names = [t`Weight`, t`Smallest pledge`]
  return (
    <Card>
      <div className={styles.room}>
        <table className={styles.terms}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Term</Trans>
              </th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {of.parameters.plans.map((plan) => (
              <tr key={plan.id}>
                <th scope="row">{daysSaid(String(plan.termDays), locale)}</th>
                {termRules(plan).map((rule, place) => (
                  <td key={rule.field} data-name={names[place]}>
                    <RuleValue rule={rule} from={of} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
