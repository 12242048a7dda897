import { createContext, type ReactNode, useContext, useEffect } from 'react'

type Command = 'open' | 'close' | 'refresh'
type Listener = () => void

/** Carries a command of the page (`element.open()`) to the part of the widget that executes it. */
export function createCommands() {
  const listeners = new Map<Command, Set<Listener>>()
  return {
    send: (command: Command) => listeners.get(command)?.forEach((listener) => listener()),
    on: (command: Command, listener: Listener) => {
      const set = listeners.get(command) ?? new Set()
      listeners.set(command, set.add(listener))
      return () => {
        set.delete(listener)
      }
    },
  }
}

export type Commands = ReturnType<typeof createCommands>

const CommandsContext = createContext<Commands | null>(null)

export function CommandsProvider({
  commands,
  children,
}: {
  readonly commands: Commands
  readonly children: ReactNode
}) {
  return <CommandsContext value={commands}>{children}</CommandsContext>
}

/** Executes `listener` at each such command of the page. The portal sends none. */
export function useCommand(command: Command, listener: Listener) {
  const commands = useContext(CommandsContext)
  useEffect(() => commands?.on(command, listener), [commands, command, listener])
}
