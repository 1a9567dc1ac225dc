import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Failed } from '#src/ui/Failed.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { countText } from '#src/words/format.ts'
import { type Found, readMaturing } from './maturities.ts'
import { useCalendar } from './useCalendar.ts'

/** The ends of all active orders as a calendar file. `count`: how many there are, as far as that is known. */
export function Maturities({ count }: { count: number | undefined }) {
  const [open, setOpen] = useState(false)
  if (!count) return null
  return (
    <>
      <Button kind="chip" icon={<Icon name="calendar" size={20} />} onClick={() => setOpen(true)}>
        <Trans>Ends in your calendar</Trans>
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>When your principal returns</Trans>}
      >
        <Content count={count} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

function Content({ count, onDone }: { count: number; onDone: () => void }) {
  const { found, error, read, again } = useMaturing()
  const save = useCalendar()
  if (error) return <Failed error={error} onRetry={again} />
  return (
    <>
      <p>
        <Trans>
          A file for your calendar, with an entry and a reminder at the end of each active order.
          Opening a newer one brings the entries up to date.
        </Trans>
      </p>
      <p role="status">
        {found ? (
          <InIt orders={found.orders.length} />
        ) : (
          <Trans>
            Reading orders: {read} of {count}
          </Trans>
        )}
      </p>
      {found && !found.complete && (
        <Note kind="amber" icon="offline">
          <Trans>
            These are the orders saved on this device. Others may be missing: save it again once you
            are connected.
          </Trans>
        </Note>
      )}
      <Button
        busy={!found}
        disabled={!save || found?.orders.length === 0}
        onClick={() => found && void save?.(found.orders).then(onDone)}
      >
        <Trans>Save the calendar file</Trans>
      </Button>
    </>
  )
}

/** The active orders, read as long as this is on screen. Saving takes a tap of its own: a tap from before has run out. */
function useMaturing() {
  const [found, setFound] = useState<Found>()
  const [read, setRead] = useState(0)
  const [error, setError] = useState<unknown>()
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads anew
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    readMaturing({ signal, onCount: setRead }).then(setFound, (reason) => {
      if (!signal.aborted) setError(reason)
    })
    return () => stop.abort()
  }, [turn])
  const again = () => {
    setError(undefined)
    setTurn(turn + 1)
  }
  return { found, read, error, again }
}

function InIt({ orders }: { orders: number }) {
  const count = countText(orders)
  return (
    <Plural
      value={orders}
      one={`${count} active order is in it.`}
      other={`${count} active orders are in it.`}
    />
  )
}
