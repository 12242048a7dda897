import { cva } from 'class-variance-authority'

/** The box of every field that is typed into or opened; the input in it has no box or border. */
export const controlClass = cva(
  [
    'flex w-full min-w-0 items-center gap-2 rounded-md border bg-surface text-text transition-colors duration-fast',
    'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent',
    'has-[:disabled]:cursor-not-allowed has-[:disabled]:bg-sunken has-[:disabled]:text-text-subtle',
    'has-[input:read-only:enabled]:border-transparent has-[input:read-only:enabled]:bg-sunken',
  ],
  {
    variants: {
      size: {
        regular: 'h-control px-3 text-input pointer-coarse:h-control-coarse',
        compact: 'h-control-compact px-2.5 text-body pointer-coarse:h-control-coarse pointer-coarse:text-input',
        area: 'px-3 py-2 text-input',
      },
      invalid: { true: 'border-danger', false: 'border-border-strong' },
    },
    defaultVariants: { size: 'regular', invalid: false },
  },
)

/** The input inside the box. */
export const inputClass =
  'h-full w-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-text-subtle disabled:cursor-not-allowed'
