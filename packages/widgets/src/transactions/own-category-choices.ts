import { ownCategoryColors, ownCategoryIcons } from '@evenkeel/api-client/contract/own-categories'
import * as words from '../words/transaction-dialogs.generated.ts'
import { ownCategoryColor } from './own-category-color.ts'

const iconNames = {
  tag: words.iconTag,
  home: words.iconHome,
  cart: words.iconCart,
  car: words.iconCar,
  heart: words.iconHeart,
  star: words.iconStar,
  gift: words.iconGift,
  paw: words.iconPaw,
  book: words.iconBook,
  plane: words.iconPlane,
} as const

const colorNames = {
  blue: words.colorBlue,
  green: words.colorGreen,
  teal: words.colorTeal,
  purple: words.colorPurple,
  orange: words.colorOrange,
  red: words.colorRed,
  brown: words.colorBrown,
  gray: words.colorGray,
} as const

/** Returns the icons of own categories as the choices of a form. */
export const iconChoices = () => ownCategoryIcons.map((icon) => ({ value: icon, label: iconNames[icon]() }))

/** Returns the colors of own categories as the choices of a form. */
export const colorChoices = () =>
  ownCategoryColors.map((color) => ({ value: color, label: colorNames[color](), swatch: ownCategoryColor(color) }))
