import { useLingui } from '@lingui/react/macro'
import { DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { Empty } from '#src/ui/State.tsx'
import { cashCard, useCashColumns } from './useCashColumns.tsx'
import { flowCard, useFlowColumns } from './useFlowColumns.tsx'
import { type Looking, type LookPath, useLook } from './useLook.ts'
import { orderCard, useOrderColumns } from './useOrderColumns.tsx'
import { teamCard, useTeamColumns } from './useTeamColumns.tsx'
import { transferCardOf, useTransferColumns } from './useTransferColumns.tsx'

type Of<P extends LookPath> = { path: P; looking: Looking }

/** One list of the member's, as a table. */
export function LookedAt({ path, looking }: Of<LookPath>) {
  if (path === 'product/order') return <Orders path={path} looking={looking} />
  if (path === 'asset/flowRecord') return <Flows path={path} looking={looking} />
  if (path === 'asset/cashRecord') return <Withdrawals path={path} looking={looking} />
  if (path === 'member/referenceList') return <Invited path={path} looking={looking} />
  return <Transfers path={path} looking={looking} />
}

function useShown() {
  const { t } = useLingui()
  return {
    keyOf: ({ id }: { id: string }) => id,
    empty: <Empty title={t`The member sees nothing here`} />,
  }
}

function Orders({ path, looking }: Of<'product/order'>) {
  const { t } = useLingui()
  const found = useLook(path, looking)
  const columns = useOrderColumns()
  return <DataTable label={t`Orders`} {...useShown()} {...{ found, columns }} card={orderCard} />
}

function Flows({ path, looking }: Of<'asset/flowRecord'>) {
  const { t } = useLingui()
  const found = useLook(path, looking)
  const columns = useFlowColumns()
  return <DataTable label={t`Details`} {...useShown()} {...{ found, columns }} card={flowCard} />
}

function Withdrawals({ path, looking }: Of<'asset/cashRecord'>) {
  const { t } = useLingui()
  const found = useLook(path, looking)
  const columns = useCashColumns()
  return (
    <DataTable
      label={t`Withdrawals asked for`}
      {...useShown()}
      {...{ found, columns }}
      card={cashCard}
    />
  )
}

function Transfers({ path, looking }: Of<'asset/transferTo' | 'asset/transferFrom'>) {
  const { t } = useLingui()
  const found = useLook(path, looking)
  const columns = useTransferColumns(path)
  const card = transferCardOf(path)
  return <DataTable label={t`Transfers`} {...useShown()} {...{ found, columns, card }} />
}

function Invited({ path, looking }: Of<'member/referenceList'>) {
  const { t } = useLingui()
  const found = useLook(path, looking)
  const columns = useTeamColumns()
  return <DataTable label={t`Team`} {...useShown()} {...{ found, columns }} card={teamCard} />
}
