import { wordsOf } from '#server/chain/wordsOf.ts'
import { deployFarm } from './deploy/deployFarm.ts'
import { readPlan } from './deploy/readPlan.ts'
import { setIn } from './start/environment.ts'

try {
  const plan = readPlan(setIn(process.env))
  const { token, pool, startBlock } = await deployFarm(plan, (line) => console.error(line))
  console.log(`BITWAVE_TOKEN=${token}`)
  console.log(`BITWAVE_POOL=${pool}`)
  console.log(`BITWAVE_START_BLOCK=${startBlock}`)
} catch (error) {
  console.error(wordsOf(error))
  process.exitCode = 1
}
