export { BankFrame } from './bank-frame.tsx'
export { BankHost } from './bank-host.tsx'
export { ConnectionsPanel } from './connections-panel.tsx'
