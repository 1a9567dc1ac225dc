// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";

/// @title Forwarder: a smart wallet in miniature. It pays from its own address, by an internal transfer.
contract Forwarder {
    receive() external payable {}

    /// @notice Calls `to` with the coins sent along or held.
    function forward(address payable to, uint256 amount, bytes calldata data) external payable {
        Address.functionCallWithValue(to, data, amount);
    }

    /// @notice Pays `to` plainly, as a wallet does that sends coins.
    function pay(address payable to, uint256 amount) external payable {
        Address.sendValue(to, amount);
    }
}
