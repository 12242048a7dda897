import { useEffect, useRef } from 'react'

const pauseMs = 800

/** Collects letters typed in quick succession; the returned function adds one and gives all of them so far. */
export function useTypeahead(): (letter: string) => string {
  const typed = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (letter) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      typed.current = ''
    }, pauseMs)
    typed.current += letter
    return typed.current
  }
}
