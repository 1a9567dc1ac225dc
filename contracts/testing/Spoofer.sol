// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Spoofer: tells of money that never came, in the very words of the pool and the token.
contract Spoofer {
    event Received(address indexed from, uint256 amount);
    event Pledged(bytes32 indexed order, address indexed from, uint256 amount);
    event Transfer(address indexed from, address indexed to, uint256 value);

    /// @notice Emits each money event, naming any sender, without moving anything.
    function spoof(address pool, bytes32 order, address from, uint256 amount) external {
        emit Received(from, amount);
        emit Pledged(order, from, amount);
        emit Transfer(from, pool, amount);
    }
}
