// Chooses the drawing above the security measures; only their island carries it.

export { SecurityPath } from '../parley/security-path.tsx'
