import type { OwnCategory } from '@evenkeel/api-client/contract/own-categories'
import { ownCategoryColor } from './own-category-color.ts'

type IconOfCategory = OwnCategory['icon']

/** On a 20 grid, as the kit's icons. Not among those: only lists of transactions have them. */
const iconPaths: Readonly<Record<IconOfCategory, string>> = {
  tag: 'M3.25 3.25h6.5l7 7-6.5 6.5-7-7v-6.5Z M6.75 6.75v.01',
  home: 'M3.25 9 10 3.25 16.75 9v7a.75.75 0 0 1-.75.75H4a.75.75 0 0 1-.75-.75V9Z M7.75 16.75v-4.5h4.5v4.5',
  cart: 'M2.75 3.75h2l1.9 8.5h8l1.6-6H5.3 M7.5 15.75v.01 M13.75 15.75v.01',
  car: 'M3.25 14v-3.25L5 5.75h10l1.75 5V14Z M3.25 10.75h13.5 M5 14v1.5 M15 14v1.5',
  heart: 'M10 16.25S3.25 12.5 3.25 7.9A3.6 3.6 0 0 1 10 6.1a3.6 3.6 0 0 1 6.75 1.8c0 4.6-6.75 8.35-6.75 8.35Z',
  star: 'm10 3.25 2.1 4.3 4.65.7-3.4 3.3.8 4.7L10 14l-4.15 2.25.8-4.7-3.4-3.3 4.65-.7L10 3.25Z',
  gift: 'M4 8.75h12v8H4Z M3.25 5.75h13.5v3H3.25Z M10 5.75v11 M7 3.25l3 2.5 3-2.5',
  paw: 'M10 10c-2.25 0-4.25 2.4-4.25 4.25 0 1.5 1.25 2.25 2.25 1.9.9-.3 3.1-.3 4 0 1 .35 2.25-.4 2.25-1.9C14.25 12.4 12.25 10 10 10Z M4.25 8.75v.75 M7.5 4.75V6 M12.5 4.75V6 M15.75 8.75v.75',
  book: 'M3.75 4.5c2.25-.75 4.25-.5 6.25.75 2-1.25 4-1.5 6.25-.75v11c-2.25-.75-4.25-.5-6.25.75-2-1.25-4-1.5-6.25-.75v-11Z M10 5.25v11',
  plane: 'M17 3 3 8.5l5.25 3.25L11.5 17 17 3Z M8.25 11.75 12 8',
}

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
