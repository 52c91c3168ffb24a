export const blaze = {}
