import type { OwnCategory } from '@evenkeel/api-client/contract/own-categories'
import { iconPaths } from './own-category-icons.ts'
import { ownCategoryColor } from './own-category-color.ts'

/** The icon of an own category in its color. The text next to it has its name. */
export function OwnCategoryMark({ color, icon }: Pick<OwnCategory, 'color' | 'icon'>) {
  return (
    <svg
      aria-hidden
      data-own-icon={icon}
      width="14"
      height="14"
      viewBox="0 0 20 20"
      fill="none"
      stroke={ownCategoryColor(color)}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0 [print-color-adjust:exact]"
    >
      <path d={iconPaths[icon]} />
    </svg>
  )
}
