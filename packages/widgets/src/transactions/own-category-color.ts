import type { OwnCategory } from '@evenkeel/api-client/contract/own-categories'
import { flowColors, mainSeries, otherColor, secondSeries } from '@evenkeel/ui/tokens'

const [, sky, teal, ochre, violet, rust] = mainSeries

const colors: Readonly<Record<OwnCategory['color'], string>> = {
  blue: sky,
  green: flowColors.income,
  teal,
  purple: violet,
  orange: ochre,
  red: rust,
  brown: secondSeries[4],
  gray: otherColor,
}

/** Returns the color of an own category, readable in light and dark. */
export const ownCategoryColor = (color: OwnCategory['color']): string => colors[color]
