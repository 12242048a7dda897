import type { SyntheticEvent } from 'react'

/**
 * The submit handler of a form that sends nothing by itself. It also stops the event: a widget's form must not reach the
 * submit listeners of the page it is on.
 */
export function submitHandler(onSubmit: () => void) {
  return (event: SyntheticEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit()
  }
}
