import './portal.css'
import { EvenkeelApp } from './evenkeel-app.tsx'

if (customElements.get('evenkeel-app') === undefined) customElements.define('evenkeel-app', EvenkeelApp)
