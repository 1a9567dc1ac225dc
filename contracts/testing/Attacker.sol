// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BitwavePool} from "../BitwavePool.sol";

/// @title Attacker: a receiver that asks to be paid again while it is being paid.
/// @notice It only gets as far as the guard when it holds PAYER_ROLE itself: the worst case.
contract Attacker {
    BitwavePool private immutable _pool;
    bytes32 private _next;

    constructor(BitwavePool pool) {
        _pool = pool;
    }

    receive() external payable {
        if (_next != 0) _pool.payout(_next, address(this), msg.value);
    }

    /// @notice Has itself paid under `first`, and from inside that payment under `second`.
    function attack(bytes32 first, bytes32 second, uint256 amount) external {
        _next = second;
        _pool.payout(first, address(this), amount);
    }
}
