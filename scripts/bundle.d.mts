export function isBundleFresh(): boolean;
