// The machine stands in the way: a folder, a disk, a permission, a port. The command ends with exit code 3 and this message.

export class EnvironmentError extends Error {}
