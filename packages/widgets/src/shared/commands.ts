import { useEffect } from 'react'
import { type Command, type Commands, useHost } from './host.tsx'

/** Carries a command of the page (`element.open()`) to the part of the widget that executes it. */
export function createCommands(): Commands {
  const listeners = new Map<Command, Set<() => void>>()
  return {
    send: (command) => listeners.get(command)?.forEach((listener) => listener()),
    on: (command, listener) => {
      const set = listeners.get(command) ?? new Set()
      listeners.set(command, set.add(listener))
      return () => {
        set.delete(listener)
      }
    },
  }
}

/** Executes `listener` at each such command of the page. The portal sends none. */
export function useCommand(command: Command, listener: () => void) {
  const { commands } = useHost()
  useEffect(() => commands?.on(command, listener), [commands, command, listener])
}
