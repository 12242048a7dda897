import { cva } from 'class-variance-authority'

/** The classes of the closed select: the same box as a typed field, on one button. */
export const triggerClass = cva(
  [
    'flex w-full min-w-0 items-center gap-2 rounded-md border bg-surface text-text transition-colors duration-fast',
    'aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:text-text-subtle',
  ],
  {
    variants: {
      size: {
        regular: 'min-h-control px-3 text-input pointer-coarse:min-h-control-coarse',
        compact: 'min-h-control-compact px-2.5 text-label pointer-coarse:min-h-control-coarse',
      },
      invalid: { true: 'border-danger', false: '' },
    },
    // In a card's header it is a button that opens a list; in a form it is a field among fields.
    compoundVariants: [
      { size: 'regular', invalid: false, class: 'border-border-strong' },
      { size: 'compact', invalid: false, class: 'border-border shadow-1 hover:bg-canvas' },
    ],
    defaultVariants: { size: 'regular', invalid: false },
  },
)
