/**
 * Exponential and logarithm from additions, multiplications and divisions alone, which every machine rounds in the same
 * way. `Math.exp` and `Math.log` may differ in their last digit between engines. A path that is close to failing would then
 * succeed in one browser and fail in another. Both are accurate to about 1e-15.
 */

/** The natural logarithm of 2 in two parts; the first has zeros at its end, so that small multiples of it are exact. */
const ln2High = 0.693_147_180_369_123_8
const ln2Low = 1.9082149292705877e-10

function twoToThe(power: number): number {
  const factor = power < 0 ? 0.5 : 2
  let product = 1
  for (let times = Math.abs(power); times > 0; times--) product *= factor
  return product
}

/** e to the power of x, for x within ±700. */
export function exponential(x: number): number {
  const halvings = Math.round(x / (ln2High + ln2Low))
  const rest = x - halvings * ln2High - halvings * ln2Low
  let sum = 1
  for (let term = 14; term > 0; term--) sum = 1 + (rest / term) * sum
  return sum * twoToThe(halvings)
}

/** The natural logarithm of a number above 0. */
export function logarithm(x: number): number {
  let halvings = 0
  let rest = x
  for (; rest > Math.SQRT2; rest /= 2) halvings++
  for (; rest < Math.SQRT1_2; rest *= 2) halvings--
  const ratio = (rest - 1) / (rest + 1)
  let sum = 0
  for (let power = 23; power > 0; power -= 2) sum = sum * ratio * ratio + 2 / power
  return halvings * ln2Low + sum * ratio + halvings * ln2High
}
