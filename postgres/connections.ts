import { knownPlace } from './place.ts'
import { url } from './url.ts'

/** How to reach the database of a farm that was started with this data folder; undefined where none was. */
export function connections(dataDir: string): { ownerUrl: string; appUrl: string } | undefined {
  const place = knownPlace(dataDir)
  return place && { ownerUrl: url(place, 'bitwave_owner'), appUrl: url(place, 'bitwave_app') }
}
