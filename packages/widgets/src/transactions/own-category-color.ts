import { type OwnCategory, ownCategoryColors } from '@evenkeel/api-client/contract/own-categories'
import { flowColors, mainSeries, otherColor, secondSeries } from '@evenkeel/ui/tokens'
import * as words from '../words/transactions.generated.ts'

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

const names = {
  blue: words.colorBlue,
  green: words.colorGreen,
  teal: words.colorTeal,
  purple: words.colorPurple,
  orange: words.colorOrange,
  red: words.colorRed,
  brown: words.colorBrown,
  gray: words.colorGray,
} as const

/** Returns the colors as the choices of a form. */
export const colorChoices = () =>
  ownCategoryColors.map((color) => ({ value: color, label: names[color](), swatch: colors[color] }))
