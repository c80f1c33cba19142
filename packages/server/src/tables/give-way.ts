// Lets everybody else have a turn in the middle of long work.

export const giveWay = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
