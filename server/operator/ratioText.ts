import * as z from 'zod/mini'
import { Ratio } from '#shared/money.ts'

/** A ratio in ten-thousandths as it is written: 1250 is "0.1250". */
export const ratioText = (parts: number): string => z.encode(Ratio, BigInt(parts))
