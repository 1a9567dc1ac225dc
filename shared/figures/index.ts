import { accountFigures } from './account.ts'
import { assetFigures } from './assets.ts'
import { communityFigures } from './community.ts'
import { orderFigures } from './orders.ts'
import { poolFigures } from './pool.ts'
import { proofFigures } from './proof.ts'
import { rankingFigures } from './ranking.ts'
import { ruleFigures } from './rules.ts'
import { solvencyFigures } from './solvency.ts'
import { stakingFigures } from './staking.ts'
import { standingFigures } from './standing.ts'

/** Where every figure on the members' screens comes from, by its name. */
export const figures = {
  ...poolFigures,
  ...solvencyFigures,
  ...accountFigures,
  ...stakingFigures,
  ...orderFigures,
  ...communityFigures,
  ...rankingFigures,
  ...standingFigures,
  ...assetFigures,
  ...ruleFigures,
  ...proofFigures,
}

type Figures = typeof figures
export type FigureName = keyof Figures

/** The inputs that a figure is reckoned from, which whoever shows it must hand in; undefined: not known where it is shown. */
export type InputsOf<Name extends FigureName> = Figures[Name] extends {
  readonly inputs: infer Inputs
}
  ? { readonly [name in keyof Inputs]: string | undefined }
  : undefined
